import type { ComponentType } from "react";
import { LiveValue } from "../../ui/live/LiveValue";
import type { HeroCardProps } from "./HeroCard";

export interface LiveHeroCardProps extends HeroCardProps {
  /** `HeroCard`, which is in another chunk. */
  Still: ComponentType<HeroCardProps>;
}

/** A fact in a hero, with the live player count of its server instead of the value, or of an address's note. */
export function LiveHeroCard({ Still, ...props }: LiveHeroCardProps) {
  const { card } = props;
  const { server, value } = card;
  if (!server) return <Still {...props} />;
  // An address stays, and the count replaces its note. A space reserves the line.
  if (card.copy !== undefined) {
    return (
      <LiveValue server={server} fallback={card.note ?? "\u00a0"} isWide>
        {(_, note) => <Still {...props} card={{ ...card, note }} isNoteLive={note !== card.note} />}
      </LiveValue>
    );
  }
  return (
    <LiveValue server={server} fallback={value} inLanguage={card.inLanguage} isWide>
      {(shown, text) => <Still {...props} card={{ ...card, value: text }} shown={shown} />}
    </LiveValue>
  );
}
