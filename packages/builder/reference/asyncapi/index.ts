export { channelNodes } from "./channel-content.ts";
export { channelEntries, sliceOfChannel } from "./index-channels.ts";
