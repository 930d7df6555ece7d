/** A grid of cards. */
export function Cards({ id, heading, items, icons }) {
  return (
    <section id={id}>
      <h2>{heading}</h2>
      <ul className="grid">
        {items.map(({ title, description, icon }) => (
          <li key={title + description} className="card">
            <Icon body={icons[icon]} />
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Icon({ body }) {
  const inner = { __html: body };
  // oxlint-disable-next-line react/no-danger -- the SVG of an icon set, as Iconify gives it
  return <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML={inner} />;
}
