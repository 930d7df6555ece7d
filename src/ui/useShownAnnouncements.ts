import { useCallback, useState, useSyncExternalStore } from "react";
import type { AnnouncementData } from "../compile/compileAnnouncements";
import { isOn } from "./announcementState";
import { closedAnnouncements, noteClosed } from "./closedAnnouncements";
import { followClock } from "./followClock";

/** The ids of the announcements visible here, in order, and a function that closes one. */
export function useShownAnnouncements(
  announcements: readonly AnnouncementData[],
  here: readonly AnnouncementData[],
) {
  const [closedHere, setClosedHere] = useState<readonly string[]>([]);
  const subscribe = useCallback(
    (onChange: () => void) => followClock(announcements, onChange),
    [announcements],
  );
  const ids = useSyncExternalStore(
    subscribe,
    () => {
      const closed = new Set([...closedAnnouncements(), ...closedHere]);
      return idsOf(here.filter((one) => isOn(one, Date.now()) && !closed.has(one.id)));
    },
    () => idsOf(here.filter(({ isLater }) => !isLater)),
  );
  const close = (id: string) => {
    noteClosed(id);
    setClosedHere([...closedHere, id]);
  };
  return { shown: ids.split(" ").filter(Boolean), close };
}

function idsOf(announcements: readonly AnnouncementData[]): string {
  return announcements.map(({ id }) => id).join(" ");
}
