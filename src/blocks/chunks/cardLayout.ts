export { CardLayout as cardLayout } from "../cards/layouts/CardLayout";
