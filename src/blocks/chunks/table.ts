export { CardSearch as cardSearch } from "../cards/CardSearch";
export { FaqSearch as faqSearch } from "../faq/FaqSearch";
export { Table as table } from "../table/Table";
