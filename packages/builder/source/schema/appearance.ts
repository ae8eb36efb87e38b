import { eyebrowSources, themeNames, thumbnailPresets } from "../site-config.ts";
import { either, flag, lightAndDark, list, number, object, oneOf, type Shape, text } from "./shape.ts";

const color = text("#rgb or #rrggbb");
const font = {
  family: text("Name of the font"),
  weight: either([number(), text()], "400, 700 …"),
  source: text("File of the repository"),
  format: oneOf(["woff", "woff2"]),
  display: text(),
};
const theme = lightAndDark(
  text(),
  "Name of a Shiki theme, or one for each mode; `css-variables` leaves colours to your CSS",
);

/** Keys that say how the site looks. */
export const appearance: Record<string, Shape> = {
  theme: oneOf(themeNames, "How header, navigation and tabs are drawn"),
  colors: object(
    {
      primary: color,
      light: { ...color, description: "In dark mode" },
      dark: { ...color, description: "Buttons and banner, in both modes" },
    },
    "The brand's colours",
  ),
  logo: either(
    [
      text(),
      object({
        light: text(),
        dark: text(),
        href: text("Where it leads; the first page in the language of the reader otherwise"),
      }),
    ],
    "File in the header, for both modes or for each",
  ),
  favicon: lightAndDark(text(), "File of the icon in browser tabs"),
  appearance: object({
    default: oneOf(["system", "light", "dark"], "Mode at the first visit"),
    strict: flag("No switch between the modes"),
  }),
  fonts: object(
    { ...font, heading: object(font, "For headings"), body: object(font, "For text") },
    "Fonts of the site",
  ),
  icons: object({ library: oneOf(["fontawesome", "lucide", "tabler"], "Where icons are looked for first") }),
  background: object({
    decoration: oneOf(["gradient", "grid", "windows"]),
    color: object({ light: color, dark: color }),
    image: lightAndDark(text(), "File behind the page"),
  }),
  styling: object({
    eyebrows: oneOf(["section", "breadcrumbs"], "What stands above a title"),
    latex: flag("Formulas: always, or never; found by their signs otherwise"),
    codeblocks: either(
      [
        text("`system`, `dark`, or the name of a Shiki theme"),
        object({
          theme,
          light: text(),
          dark: text(),
          languages: object({
            custom: list(text(), "Files of TextMate grammars in JSON; a block finds one by its names or file types"),
          }),
        }),
      ],
      "Colours of code",
    ),
  }),
  thumbnails: object(
    {
      preset: oneOf(thumbnailPresets, "How logo and words are laid out"),
      appearance: oneOf(["light", "dark"]),
      surface: oneOf(
        ["brand", "neutral"],
        "What lies behind a preset: the hue of the site's colour with a light, or the page's own",
      ),
      background: text("File behind the words"),
      eyebrow: object(
        {
          source: oneOf(eyebrowSources, "The part of the navigation whose name it is; the group otherwise"),
          style: oneOf(["plain", "bar", "pill"], "How a preset draws it"),
          color: { ...color, description: "On a preset" },
        },
        "What stands above the title",
      ),
      fonts: object({
        family: text(
          "A family of the site's own `fonts` with a file in the repository, or one that comes with Lectern; Inter otherwise",
        ),
      }),
    },
    "Pictures of shared pages",
  ),
};
