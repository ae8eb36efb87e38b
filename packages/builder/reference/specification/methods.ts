/**
 * Methods of a path's operations, in the order in which these have their pages: it decides which of two with one name
 * is `-1`.
 */
export const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"] as const;
