import { focusManager, hashKey, onlineManager, QueryCache, type QueryClient } from "@tanstack/query-core";

/** The options of a query, as far as they are read here. */
interface Options {
  queryKey: readonly unknown[];
  /** Whether the options that all queries have are among them. */
  _defaulted?: boolean;
}

/**
 * The part of TanStack's `QueryClient` that queries and their observers use. Its own class brings mutations and endless
 * lists along, a third of all that would be loaded.
 * @param defaults - the options of all queries
 */
export function queryClient(defaults: object): QueryClient {
  const cache = new QueryCache();
  const client = {
    getQueryCache: () => cache,
    getQueryDefaults: () => ({}),
    defaultQueryOptions: (options: Options) =>
      options._defaulted
        ? options
        : {
            refetchOnReconnect: true,
            ...defaults,
            ...options,
            queryHash: hashKey(options.queryKey),
            _defaulted: true,
          },
  };
  focusManager.subscribe((isFocused) => {
    if (isFocused) cache.onFocus();
  });
  onlineManager.subscribe((isOnline) => {
    if (isOnline) cache.onOnline();
  });
  return client as unknown as QueryClient;
}
