export { PlayerFace as playerFace } from "../status/PlayerFace";
