/** Reads a colour of the page by the name of its token. */
type Color = (token: string) => string;

const hues = ["blue", "amber", "green", "violet", "red", "slate"];
/** How many colours the library knows of each range. */
const most = 12;

/**
 * Colours for what is told apart by colour alone: slices, branches, bars, the arms of a map. The library would mix them from
 * the three grounds of the page, which are so alike that no slice is known by its legend.
 */
export function paletteOf(color: Color): Record<string, unknown> {
  const variables: Record<string, unknown> = {
    pieOpacity: "1",
    pieStrokeColor: color("bg"),
    pieOuterStrokeColor: color("bg"),
    pieSectionTextColor: color("bg"),
    pieTitleTextColor: color("text-strong"),
    pieLegendTextColor: color("text"),
    commitLabelColor: color("text"),
    commitLabelBackground: color("sunken"),
    xyChart: chartOf(color),
  };
  for (let index = 0; index < most; index++) {
    const hue = hues[index % hues.length] as string;
    // Words in the ground's colour stand on the strong tone, words of the text's colour on the pale one.
    variables[`pie${index + 1}`] = color(hue);
    variables[`git${index}`] = color(hue);
    variables[`gitInv${index}`] = color("text-strong");
    variables[`gitBranchLabel${index}`] = color("bg");
    variables[`cScale${index}`] = color(`${hue}-line`);
    variables[`cScalePeer${index}`] = color(hue);
    variables[`cScaleInv${index}`] = color(hue);
    variables[`cScaleLabel${index}`] = color("text-strong");
  }
  return variables;
}

/** Of a chart with axes the library takes all colours from here, or none of the page's. */
function chartOf(color: Color): Record<string, string> {
  const chart: Record<string, string> = {
    backgroundColor: color("bg"),
    titleColor: color("text-strong"),
    dataLabelColor: color("text-strong"),
    legendTextColor: color("text"),
    plotColorPalette: hues.map(color).join(","),
  };
  for (const axis of ["xAxis", "yAxis"]) {
    for (const words of ["Title", "Label"]) chart[`${axis}${words}Color`] = color("text");
    for (const lines of ["Tick", "Line"]) chart[`${axis}${lines}Color`] = color("text-muted");
  }
  return chart;
}

/** Colours of a plan's tasks and of the lines behind them. */
export function planOf(color: Color): Record<string, unknown> {
  return {
    sectionBkgColor: color("sunken"),
    altSectionBkgColor: color("surface"),
    sectionBkgColor2: color("sunken"),
    excludeBkgColor: color("sunken"),
    gridColor: color("line"),
    taskBkgColor: color("blue-soft"),
    taskBorderColor: color("blue-line"),
    activeTaskBkgColor: color("blue-line"),
    activeTaskBorderColor: color("blue"),
    doneTaskBkgColor: color("slate-line"),
    doneTaskBorderColor: color("slate"),
    critBkgColor: color("red-line"),
    critBorderColor: color("red"),
    todayLineColor: color("red"),
    vertLineColor: color("blue"),
    taskTextColor: color("text-strong"),
    taskTextDarkColor: color("text-strong"),
    taskTextOutsideColor: color("text"),
    taskTextClickableColor: color("accent"),
  };
}
