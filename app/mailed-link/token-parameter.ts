/** What the token of a mailed link is called, in its address and in its form. */
export const tokenParameter = "llave";
