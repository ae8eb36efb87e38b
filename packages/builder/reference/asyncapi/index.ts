export { channelNodes } from "./channel-content.ts";
export { channelFaults } from "./channel-faults.ts";
export { channelEntries, sliceOfChannel } from "./index-channels.ts";
