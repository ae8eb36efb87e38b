/**
 * `METHOD address`, as `api` of a page names its endpoint; a name of a specification before it is read over. A socket has no
 * method: its protocol stands in the place of one.
 */
export const endpointForm =
  /^\s*(?:\S+\s+)?(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|TRACE|QUERY|WSS?|WEBSOCKET)\s+(\S.*?)\s*$/i;

/** What stands before the address of a socket. */
export const socketWord = /^(?:WSS?|WEBSOCKET)$/i;
