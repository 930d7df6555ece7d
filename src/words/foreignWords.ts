import { noteOtherWords } from "../fields/otherWords";
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
