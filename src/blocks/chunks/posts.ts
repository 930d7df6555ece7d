export { Post as post } from "../post/Post";
export { Posts as posts } from "../posts/Posts";
