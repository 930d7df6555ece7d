/** How many characters of an address mail programs take; Windows cuts off a little more. */
export const mailLimit = 2000;
