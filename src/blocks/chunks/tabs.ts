export { Rules as rules } from "../rules/Rules";
export { TabsBlock as tabs } from "../tabs/TabsBlock";
