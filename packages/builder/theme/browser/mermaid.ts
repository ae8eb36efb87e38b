import mermaid from "mermaid";
import { drawDiagrams } from "./mermaid/draw.ts";
import { styleWithoutInline } from "./mermaid/style-without-inline.ts";

styleWithoutInline();
// What has been drawn is measured; without its style it is better than nothing.
void Promise.resolve(window.lecternDiagramStyle).then(() => drawDiagrams(mermaid));
