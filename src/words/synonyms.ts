import { alsoCalled, noteOtherWords } from "../fields/otherWords";
import { simplify } from "./words";

/** German, Spanish and French words for keys and block types, whose spelling misleads: "seiten" means the routes. */
const foreignWords: Readonly<Record<string, string>> = {
  alt: "bildbeschreibung alternativtext textoalternativo",
  answer: "antwort respuesta réponse",
  background: "hintergrund fondo fond arrièreplan",
  badge: "abzeichen insignia",
  blocks: "blöcke bloecke bloques blocs abschnitte bausteine inhalte secciones",
  buttons: "knöpfe knoepfe schaltflächen botones boutons",
  cards: "karten kacheln tarjetas cartes",
  colors: "farben colores couleurs",
  constants: "konstanten werte constantes",
  copy: "kopieren copiar copier",
  description: "beschreibung descripción descripcion",
  fonts: "schriften schriftarten fuentes polices",
  footer: "fußzeile fusszeile fuss pie piedepágina piedepagina",
  form: "formular formulario formulaire",
  groups: "gruppen grupos groupes",
  heading: "überschrift ueberschrift encabezado título titulo titel entête",
  href: "verweis enlace lien verknüpfung ziel",
  icon: "symbolbild icono icône icone",
  image: "bild imagen",
  intro: "einleitung introducción introduccion untertitel subtítulo subtitulo",
  items: "einträge eintraege elementos éléments entradas",
  servers: "servidores serveurs spielserver",
  players: "spieler jugadores joueurs",
  label: "beschriftung bezeichnung etiqueta libellé",
  language: "sprache idioma langue",
  layout: "anordnung disposición disposicion",
  members: "mitglieder miembros membres",
  name: "nombre nom",
  navigation: "menü menue navegación navegacion menú",
  path: "pfad ruta chemin",
  primary: "hauptfarbe primario primaire",
  question: "frage pregunta",
  questions: "fragen preguntas",
  role: "rolle rol rôle",
  routes: "seiten unterseiten páginas paginas rutas",
  rules: "regeln regelwerk reglas normas règles",
  site: "webseite sitio",
  staff: "mitarbeiter leitung equipo équipe",
  stats: "statistik zahlen estadísticas estadisticas statistiques",
  surface: "fläche flaeche superficie",
  tabs: "reiter registerkarten pestañas onglets",
  text: "inhalt texto texte",
  theme: "thema design tema thème",
  title: "titel título titulo titre überschrift ueberschrift",
  tone: "ton tono",
  type: "typ art tipo",
  url: "adresse dirección direccion webadresse",
  version: "versión",
};

noteOtherWords(foreignWords);

const meanings = new Map<string, Set<string>>();
for (const [name, words] of Object.entries(foreignWords)) {
  for (const word of words.split(" ")) meanings.set(word, (meanings.get(word) ?? new Set()).add(name));
}

/** The candidates that a word of another language means. */
export function foreignAmong(written: string, candidates: readonly string[]): string[] {
  const names = meanings.get(simplify(written));
  return names ? candidates.filter((name) => names.has(name)) : [];
}

/** Words of other programs and languages for keys and values. Synonyms for a single block type are in its schema. */
const otherWords: Readonly<Record<string, string>> = {
  // Keys
  alt: "alttext alternative caption description",
  background: "bg backdrop",
  badge: "tag chip pill",
  basePath: "base subpath prefix root",
  blocks: "sections components content children elements modules parts",
  body: "text paragraph base",
  buttons: "actions links cta ctas",
  colors: "colours palette color colour",
  constants: "variables vars values placeholders",
  copy: "clipboard copytext tocopy",
  description: "desc text body content summary subtitle details info note",
  durationMs: "duration time timeout delay",
  favicon: "icon",
  file: "src url path font",
  fonts: "font typography typefaces",
  footer: "bottom",
  groups: "categories sections columns",
  handle: "discord username nick nickname tag contact",
  heading: "title headline header h1 h2 name titles",
  href: "url link to address path page goto",
  icon: "symbol emoji",
  image: "img picture photo pic src",
  intro: "subtitle subheading lead tagline description text subline",
  items: "entries list elements",
  label: "text title name caption",
  language: "lang locale",
  layers: "images pictures",
  links: "items entries children submenu subitems sublinks dropdown menu pages",
  logo: "brand image",
  messages: "toasts texts",
  name: "title label username nick nickname player",
  navigation: "menu nav navbar links header",
  note: "description desc subtitle hint tooltip",
  notFound: "404 error404 errorpage",
  path: "slug url href route link address",
  routes: "pages sites",
  site: "website server meta general",
  social: "socials socialmedia",
  socialImage: "ogimage ogimg preview thumbnail",
  src: "url path file href source",
  text: "body content description markdown message",
  title: "heading headline header name label",
  toast: "message notification alert",
  toasts: "notifications alerts",
  type: "typ kind block component",
  value: "number figure amount count",
  // Values
  danger: "red error",
  daylight: "light white bright",
  dots: "stars particles",
  large: "lg big l round xl",
  medium: "md m normal",
  midnight: "dark black night",
  monospace: "mono courier consolas",
  none: "off 0 no",
  serif: "times georgia",
  small: "sm s",
  success: "green ok",
  system: "default sans sansserif arial helvetica",
  warning: "yellow orange caution",
};

noteOtherWords(otherWords);

/** The candidates with this synonym. `key` is given if they are its values. */
export function synonymsAmong(written: string, candidates: readonly string[], key?: string): string[] {
  const word = simplify(written);
  const plural = word.endsWith("s") ? word.slice(0, -1) : `${word}s`;
  const exact = alsoCalled(word, candidates, key);
  return exact.length > 0 ? exact : alsoCalled(plural, candidates, key);
}
