import { escapeHtml } from "../../html/html.ts";
import { findIcon } from "../icons/icons.ts";
import type { Component } from "../rendering/element-call.ts";
import { faceTitle } from "./face-title.ts";

/** `<GitHub.Repo repo="owner/name">`: a card that leads to the repository. Nothing is fetched from GitHub. */
export const githubRepo: Component = (element) => {
  const name = element
    .text("repo")
    .replace(/^https?:\/\/github\.com\//, "")
    .replace(/\.git$|\/$/g, "");
  if (!/^[\w.-]+\/[\w.-]+$/.test(name)) {
    element.state.diagnose("warning", "missing-prop", '`<GitHub.Repo>` needs `repo="owner/name"`.');
    return "";
  }
  const { state } = element;
  const svg = findIcon("github", { library: "fontawesome", type: "brands" }) ?? "";
  state.plain.text += `${name} `;
  if (state.insideIsland) state.islandIcons.set("brands github", svg);
  return (
    `<a${element.classAttribute("card lc-github-repo")} href="https://github.com/${escapeHtml(name)}" target="_blank" rel="noopener noreferrer" data-horizontal${element.choice("variant") === "flat" ? ' data-variant="flat"' : ""}>` +
    `<div class="lc-face"><span class="lc-face-sign">${svg}</span><div class="lc-face-body">${faceTitle(escapeHtml(name))}</div></div></a>\n`
  );
};
