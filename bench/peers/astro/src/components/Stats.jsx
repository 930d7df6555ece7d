/** Figures with what they count. */
export function Stats({ items }) {
  return (
    <section className="stats">
      <dl>
        {items.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
