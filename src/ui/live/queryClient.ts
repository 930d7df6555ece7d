import { focusManager, onlineManager, Query, type QueryClient } from "@tanstack/query-core";

/** What tells a query from others, in one text. */
type Key = readonly [string];

/** The options of a query, as far as they are read here. */
interface Options {
  queryKey: Key;
  /** Whether the options that all queries have are among them. */
  _defaulted?: boolean;
}

/**
 * The part of TanStack's `QueryClient` and `QueryCache` that queries and their observers use. Its own classes bring mutations,
 * endless lists and a search among queries along, a third of all that would be loaded.
 * @param defaults - the options of all queries
 */
export function queryClient(defaults: object): QueryClient {
  const queries = new Map<string, Query<unknown, Error, unknown, Key>>();
  const cache = {
    config: {},
    build(client: QueryClient, options: Options) {
      const { queryKey } = options;
      const [queryHash] = queryKey;
      let query = queries.get(queryHash);
      if (!query) {
        query = new Query({ client, queryKey, queryHash, options });
        queries.set(queryHash, query);
      }
      return query;
    },
    // Nobody listens to the cache itself.
    notify() {},
  };
  const client = {
    getQueryCache: () => cache,
    defaultQueryOptions: (options: Options) =>
      options._defaulted
        ? options
        : {
            refetchOnReconnect: true,
            ...defaults,
            ...options,
            queryHash: options.queryKey[0],
            _defaulted: true,
          },
  };
  focusManager.subscribe((isFocused) => {
    if (isFocused) for (const query of queries.values()) query.onFocus();
  });
  onlineManager.subscribe((isOnline) => {
    if (isOnline) for (const query of queries.values()) query.onOnline();
  });
  return client as unknown as QueryClient;
}
