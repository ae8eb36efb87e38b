/** Names that content may use without importing them: what the reader's browser has ready for it. */
export const readyNames = {
  hooks:
    "useState useEffect useLayoutEffect useRef useCallback useMemo useContext useReducer useId useTransition useDeferredValue useSyncExternalStore useInsertionEffect useImperativeHandle createContext memo forwardRef createElement cloneElement isValidElement Children Fragment".split(
      " ",
    ),
  components:
    "Accordion AccordionGroup Badge Callout Card CardGroup Cards Check CodeBlock CodeGroup Color Column Columns Danger Expandable FileTree Frame GitHub Heading Icon Info Latex Link MDX Mention Mermaid Note Panel Param ParamField Popup PopupContent PopupTrigger Prompt RequestExample ResponseExample ResponseField Snippet Step Steps Tab Tabs Tile Tip Tooltip Tree Update Variation View Visibility Warning".split(
      " ",
    ),
  /** Components that are reached through another's name. */
  members: "Color.Item Color.Row GitHub.Repo Tree.File Tree.Folder".split(" "),
};
