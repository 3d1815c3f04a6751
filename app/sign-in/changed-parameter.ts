/** In the address of a way in: that the password was just changed by a mailed link. */
export const changedParameter = "clave-cambiada";
