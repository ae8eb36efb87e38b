import type { Diagnostic } from "@lectern/contract";
import type { Position } from "../../source/site-config.ts";
import { type Json, objectOf } from "../json.ts";
import type { Specification } from "../specification/load-specification.ts";
import { pageSettings } from "../specification/page-settings.ts";
import type { OperationSlice, SpecificationEntry } from "../specification/specification.ts";
import type { Channel, ChannelContent } from "./channel.ts";
import { channelNames, channelOf } from "./channels.ts";

/** Channels of one document that become pages. */
const maxChannels = 5000;

/** That channels have no pages, where there are more than those that get one. */
export function tooManyChannels(file: string, count: number): Diagnostic[] {
  const left = count - maxChannels;
  if (left <= 0) return [];
  const message = `${file} has ${left} channels more than the ${maxChannels} that get pages`;
  const hint = "Split the document, or leave out what nobody reads with `x-excluded`";
  return [{ severity: "warning", code: "too-many-channels", message, hint, file, line: 1, column: 1 }];
}

/** The channels of an AsyncAPI document as entries; `hashOf` hashes a value with all that it reaches. */
export function channelEntries(
  specification: Specification,
  hashOf: (value: unknown) => string,
  positions: ReadonlyMap<string, Position>,
): SpecificationEntry[] {
  const { file } = specification;
  const schemes = securitySchemesOf(specification);
  return channelNames(specification)
    .slice(0, maxChannels)
    .flatMap((one) => {
      const channel = channelOf(specification, one);
      if (!channel) return [];
      const { name, title, value, content } = channel;
      return {
        kind: "channel",
        method: "CHANNEL",
        path: name,
        calledWith: null,
        hash: hashOf([content, schemes]),
        tag: channel.tag,
        summary: title,
        description: channel.description,
        operationId: null,
        ...pageSettings(value),
        position: positions.get(name) ?? { file, line: 1, column: 1 },
      };
    });
}

/** What the page of a channel is made of; null when the document has no such channel. */
export function sliceOfChannel(specification: Specification, entry: SpecificationEntry): OperationSlice | null {
  const channel: Channel | null = channelOf(specification, entry.path);
  if (!channel) return null;
  const securitySchemes = securitySchemesOf(specification);
  const { file, graph } = specification;
  const { kind, method, path, position } = entry;
  const content: ChannelContent = channel.content;
  return {
    file,
    kind,
    method,
    path,
    calledWith: null,
    position,
    value: { ...content },
    pathItem: {},
    servers: [],
    security: [],
    securitySchemes,
    definitions: graph.definitionsFor([content, securitySchemes]),
  };
}

function securitySchemesOf({ root }: Specification): Json {
  return objectOf(objectOf(root.components).securitySchemes);
}
