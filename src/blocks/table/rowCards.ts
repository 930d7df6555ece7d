import { css } from "@emotion/react";
import { media } from "../../styling/theme/media";
import { color, size, space } from "../../styling/theme/tokens";

export const cards = css`
  ${media.belowMedium} {
    &,
    caption,
    thead,
    tbody,
    tr,
    th,
    td {
      display: block;
    }
    thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    th,
    td {
      padding: ${space[1]} ${space[4]};
      border: 0;
    }
    tbody tr {
      display: grid;
      grid-template-columns: fit-content(50%) minmax(0, 1fr);
      column-gap: ${space[3]};
      padding-block: ${space[2]};
      border-block-end: 1px solid ${color.border};
    }
    tbody:last-of-type tr:last-of-type {
      border: 0;
    }
    th[scope="row"] {
      font-size: ${size.l};
    }
    [data-align] {
      text-align: start;
    }
    tbody tr > * {
      grid-column: 1 / -1;
    }
    td:empty {
      display: none;
    }
    /* The title of the column is beside the cell. */
    td[data-title] {
      display: grid;
      grid-template-columns: subgrid;
      align-items: baseline;
    }
    [data-title]::before {
      content: attr(data-title) / "";
      color: ${color.textMuted};
      font-size: ${size.s};
      font-weight: 400;
    }
    /* A row header may be a number, which needs its title. */
    th[data-title]::before {
      margin-inline-end: ${space[2]};
    }
  }
`;

// The titles are buttons for sorting, in a row above the cards.
export const sortableCards = css`
  ${media.belowMedium} {
    :where(html[data-ready]) & thead {
      position: static;
      inline-size: auto;
      block-size: auto;
      clip-path: none;
      tr {
        display: flex;
        flex-wrap: wrap;
        padding: ${space[2]} 0;
      }
      th {
        position: static;
        background: none;
      }
      td {
        display: none;
      }
    }
  }
`;
