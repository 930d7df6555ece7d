import { type ComponentType, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { ServerData } from "../../fields/parts/server";
import { useServer } from "../../ui/live/useServer";
import { liveCell } from "./liveCell";
import type { TableProps } from "./schema";
import { columnOf } from "./columnOf";

type WrittenTable = Omit<TableProps, "server" | "list">;

export interface LiveRowsProps {
  server: ServerData;
  list: string;
  /** Renders the table. */
  View: ComponentType<WrittenTable & { live: Frame }>;
  table: WrittenTable;
}

/** The frame of a table with live rows. */
export interface Frame {
  /** Keeps the element to measure it. */
  keep: (element: HTMLDivElement | null) => void;
  height: number | undefined;
  /** Differs between written rows and those of a response, so no element moves from one to the other. */
  rowsKey: string;
}

/**
 * Replaces the rows of a table with a list from a server. Before, without and after an up-to-date response, the written
 * rows are shown. The frame keeps their height, and more rows scroll in it.
 */
export function LiveRows({ server, list, table, View }: LiveRowsProps) {
  const { columns, rows } = table;
  const { state, answer } = useServer(server);
  const frame = useRef<HTMLDivElement>(null);
  const keep = useCallback((element: HTMLDivElement | null) => {
    frame.current = element;
  }, []);
  const [height, setHeight] = useState<number>();
  const known = state === "asking" || state === "unknown" ? undefined : answer?.lists?.[list];
  const live = useMemo(() => {
    const kinds = columns.map((column) => columnOf(column).kind);
    return known?.map((cells) =>
      kinds.map((kind, place) => liveCell(cells[place] ?? "", kind, server.language)),
    );
  }, [known, columns, server.language]);
  const hasRows = live !== undefined && live.length > 0;
  useLayoutEffect(() => {
    if (hasRows && height === undefined) setHeight(frame.current!.offsetHeight);
  }, [hasRows, height]);
  const isShown = hasRows && height !== undefined;
  return (
    <View
      {...table}
      rows={isShown ? live : rows}
      live={{ keep, height, rowsKey: isShown ? "live" : "written" }}
    />
  );
}
