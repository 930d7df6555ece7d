/** A list of links, the one to the shown page marked. */
export function NavLinks({ links, path }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} aria-current={href === path ? "page" : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
