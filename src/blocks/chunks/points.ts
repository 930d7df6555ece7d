export { ImagePoints as imagePoints } from "../image/ImagePoints";
