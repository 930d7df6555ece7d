import { useState } from "react";

/** Panels of which one is shown. */
export function Tabs({ tabs }) {
  const [chosen, choose] = useState(tabs[0].id);
  return (
    <section>
      <div role="tablist">
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === chosen}
            aria-controls={id}
            onClick={() => choose(id)}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ id, rules }) => (
        <div
          key={id}
          id={id}
          role="tabpanel"
          aria-labelledby={`tab-${id}`}
          hidden={id !== chosen}
          className="card"
        >
          <ol>
            {rules.map(({ name, description }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{description}</p>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
