export { Embed as embed } from "../embed/Embed";
export { Carousel as carousel } from "../../ui/Carousel";
export { Gallery as gallery } from "../gallery/Gallery";
export { Image as image } from "../image/Image";
export { Media as media } from "../media/Media";
