import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { asFailure } from "./api-failure.ts";

/**
 * The cache of everything read from the API.
 * @param onSignedOut called when any call answers 401: the session has ended.
 */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (asFailure(error).status === 401) onSignedOut();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => query.meta?.anonymous !== true && onError(error) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => mutation.meta?.anonymous !== true && onError(error),
    }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (failures, error) => failures < 2 && worthRetrying(asFailure(error).status),
      },
    },
  });
}

/** Only faults that may pass by themselves: no answer, or a server in trouble. */
function worthRetrying(status: number): boolean {
  return status === 0 || status >= 500;
}
