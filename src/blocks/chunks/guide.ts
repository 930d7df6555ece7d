export { Aside as aside } from "../aside/Aside";
export { Guide as guide } from "../guide/Guide";
