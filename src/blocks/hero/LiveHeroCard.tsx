import type { ComponentType } from "react";
import { LiveValue } from "../../ui/live/LiveValue";
import type { HeroCardProps } from "./HeroCard";

export interface LiveHeroCardProps extends HeroCardProps {
  /** `HeroCard`, which is in another chunk. */
  Still: ComponentType<HeroCardProps>;
}

/** A fact in a hero, with the live player count of its server if it has one. */
export function LiveHeroCard({ Still, ...props }: LiveHeroCardProps) {
  const { card } = props;
  const { server, value } = card;
  if (!server) return <Still {...props} />;
  return (
    <LiveValue server={server} fallback={value} isWide>
      {(shown, text) => <Still {...props} card={{ ...card, value: text }} shown={shown} />}
    </LiveValue>
  );
}
