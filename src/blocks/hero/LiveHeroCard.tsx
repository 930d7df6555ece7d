import type { ComponentType } from "react";
import { LiveValue } from "../../ui/live/LiveValue";
import type { HeroCardProps } from "./HeroCard";

export interface LiveHeroCardProps extends HeroCardProps {
  /** `HeroCard`, which is part of another script. */
  Still: ComponentType<HeroCardProps>;
}

/** A fact of a hero that shows what a service says of a server in place of its value, where it has one. */
export function LiveHeroCard({ Still, ...props }: LiveHeroCardProps) {
  const { card } = props;
  const { server, value } = card;
  if (!server) return <Still {...props} />;
  return (
    <LiveValue server={server} written={value} isWide>
      {(shown, text) => <Still {...props} card={{ ...card, value: text }} shown={shown} />}
    </LiveValue>
  );
}
