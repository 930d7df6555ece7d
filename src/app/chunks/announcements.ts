export { Announcements as announcements } from "../../ui/Announcements";
