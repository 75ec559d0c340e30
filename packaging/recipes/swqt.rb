cask "swqt" do
  arch arm: "arm64", intel: "x64"

  version "@VERSION@"
  sha256 arm:   "@SHA256 swqt-@VERSION@-macos-arm64.dmg@",
         intel: "@SHA256 swqt-@VERSION@-macos-x64.dmg@"

  url "@PROJECT@/releases/download/v#{version}/swqt-#{version}-macos-#{arch}.dmg"
  name "swqt"
  desc "Play the board game Small World against people and bots"
  homepage "@PROJECT@"

  depends_on macos: ">= :ventura"

  app "swqt.app"

  # Games and settings stay.
  zap trash: [
    "~/Library/Caches/swqt",
    "~/Library/Logs/swqt",
  ]
end
