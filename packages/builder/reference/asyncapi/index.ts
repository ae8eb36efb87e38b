export { channelNodes } from "./channel-content.ts";
export { channelFaults } from "./channel-faults.ts";
export { channelEntries, sliceOfChannel, tooManyChannels } from "./index-channels.ts";
