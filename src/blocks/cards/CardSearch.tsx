import type { ReactNode } from "react";
import { BlockSearch } from "../../ui/BlockSearch";
import { useLabels } from "../../ui/Settings";
import { wordsOf } from "../../ui/wordsOf";
import type { CardsProps } from "./schema";

type Items = CardsProps["items"];

export interface CardSearchProps {
  items: Items;
  children: (found: Items) => ReactNode;
}

/** A search field above cards. It finds words in their titles, texts, features and badges. */
export function CardSearch({ items, children }: CardSearchProps) {
  const labels = useLabels();
  return (
    <BlockSearch
      label={labels.search}
      found={labels.tableRows}
      all={items}
      find={findCards}
      count={countCards}
      hasAnchor={hasAnchor}
    >
      {children}
    </BlockSearch>
  );
}

function findCards(items: Items, isFound: (text: string) => boolean): Items {
  return items.filter(({ title, description = "", features = [], badge = "", tag, tags = [], when = "" }) => {
    const labels = [...(tag ? [tag] : []), ...tags].map(({ label }) => label);
    return isFound([title, description, ...features, badge, ...labels, when].map(wordsOf).join(" "));
  });
}

const countCards = (items: Items) => items.length;

function hasAnchor(items: Items, anchor: string): boolean {
  return items.some(({ id }) => id === anchor);
}
