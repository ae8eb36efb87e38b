import mermaid from "mermaid";
import { drawDiagrams } from "./mermaid/draw.ts";
import { styleWithoutInline } from "./mermaid/style-without-inline.ts";

styleWithoutInline();
void drawDiagrams(mermaid);
