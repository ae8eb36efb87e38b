/** `Retry-After`, in seconds, where the server itself, its database or its blob store is away: it may be back soon. */
export const awayRetrySeconds = "5";
