/** `METHOD address`, as `api` of a page names its endpoint; a name of a specification before it is read over. */
export const endpointForm = /^\s*(?:\S+\s+)?(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|TRACE|QUERY)\s+(\S.*?)\s*$/i;
