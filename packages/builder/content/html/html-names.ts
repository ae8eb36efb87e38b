const list = (text: string): Set<string> => new Set(text.split(" "));

/** Elements of HTML that content may use. */
export const htmlTags = list(
  "a abbr acronym address area article aside audio b bdi bdo big blockquote br button canvas caption center cite code col colgroup data datalist dd del details dfn " +
    "dialog div dl dt em fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 header hgroup hr i iframe img input ins kbd label legend " +
    "li main map mark marquee menu meter nav nobr noscript ol optgroup option output p picture pre progress q rb rp rt rtc ruby s samp search section select small " +
    "source span strike strong sub summary sup table tbody td textarea tfoot th thead time tr track tt u ul var video wbr",
);

/** Elements of SVG and MathML that content may use; their names keep their case. */
export const svgTags = list(
  "svg circle clipPath defs desc ellipse feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting " +
    "feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset " +
    "fePointLight feSpecularLighting feSpotLight feTile feTurbulence filter g line linearGradient marker mask path pattern " +
    "polygon polyline radialGradient rect set stop symbol text textPath title tspan use animate animateMotion animateTransform mpath " +
    "foreignObject image switch " +
    "math mi mn mo mrow mfrac msup msub msubsup msqrt mroot mtext mtable mtr mtd munder mover munderover mstyle mspace mpadded mphantom " +
    "menclose merror mmultiscripts mprescripts semantics",
);

/** Elements between which text runs on; after all others a word ends. */
export const inlineTags = list(
  "a abbr b bdi bdo cite code em font i kbd label mark q s samp small span strike strong sub sup u var tspan",
);

/** Elements without content. */
export const voidTags = list("area br col hr img input source track wbr");

/** Elements that run code, change the document or take it over: never printed. */
export const refusedTags = list(
  "script style base meta link object embed applet frame frameset template portal html head body title-bar",
);

/** Those of them that hold nothing: what stands after one is content. */
export const refusedVoidTags = list("base embed frame link meta");

/** Those that a page has around its content already: what stands in another of them is content. */
export const documentTags = list("html head body");

/** JSX names of attributes that HTML or SVG write differently. Other camel-case names of SVG become kebab-case or stay by this table. */
export const attributeNames = new Map<string, string>([
  ["className", "class"],
  ["classname", "class"],
  ["htmlFor", "for"],
  ["httpEquiv", "http-equiv"],
  ["acceptCharset", "accept-charset"],
  ["xlinkHref", "href"],
  ["xlink:href", "href"],
  ["xmlnsXlink", "xmlns:xlink"],
  ["defaultValue", "value"],
  ["defaultChecked", "checked"],
]);

/** SVG attributes whose camel case is their real name. */
export const camelCaseSvg = list(
  "viewBox preserveAspectRatio gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits patternUnits " +
    "patternContentUnits patternTransform markerWidth markerHeight markerUnits refX refY stdDeviation tableValues textLength lengthAdjust " +
    "startOffset baseFrequency numOctaves stitchTiles attributeName repeatCount pathLength calcMode keyTimes keySplines keyPoints filterUnits primitiveUnits " +
    "attributeType repeatDur edgeMode kernelMatrix kernelUnitLength preserveAlpha targetX targetY diffuseConstant surfaceScale specularConstant " +
    "specularExponent limitingConeAngle pointsAtX pointsAtY pointsAtZ xChannelSelector yChannelSelector requiredExtensions systemLanguage",
);

/** Attributes that stand or do not stand; their value means nothing. */
export const booleanAttributes = list(
  "allowfullscreen autoplay checked controls default disabled hidden inert loop multiple muted nomodule novalidate open playsinline readonly required reversed selected",
);

/** Attributes whose value is an address. */
export const urlAttributes = list("href src poster cite action formaction data background longdesc");

/** Attributes that are printed apart from the others, since their addresses are resolved. */
export const urlsSkipped: ReadonlySet<string> = new Set([...urlAttributes, "srcset"]);

/** Props of React, or of components, that mean nothing in HTML. */
export const droppedProps = list(
  "children key ref suppressHydrationWarning suppressContentEditableWarning dangerouslySetInnerHTML noZoom noAnchor actions actionsPlacement v-pre",
);
