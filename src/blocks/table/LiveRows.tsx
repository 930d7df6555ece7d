import { type ComponentProps, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { ServerData } from "../../fields/parts/server";
import { useServer } from "../../ui/live/useServer";
import { liveCell } from "./liveCell";
import type { TableProps } from "./schema";
import { columnOf } from "./wholeColumns";

export interface LiveRowsProps extends Pick<TableProps, "columns" | "rows"> {
  server: ServerData;
  list: string;
  children: (rows: TableProps["rows"], frame: Frame) => ReactNode;
}

/** The frame of a table with live rows. */
export interface Frame {
  place: Pick<ComponentProps<"div">, "ref" | "style">;
  /** Differs between written rows and those of a response, so no element moves from one to the other. */
  rowsKey: string;
}

/**
 * Replaces the rows of a table with a list from a server. Before, without and after an up-to-date response, the written
 * rows are shown. The frame keeps their height, and more rows scroll in it.
 */
export function LiveRows({ server, list, columns, rows, children }: LiveRowsProps) {
  const { state, answer } = useServer(server);
  const frame = useRef<HTMLDivElement>(null);
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
  return children(isShown ? live : rows, {
    place: { ref: frame, ...(height === undefined ? {} : { style: { blockSize: height } }) },
    rowsKey: isShown ? "live" : "written",
  });
}
