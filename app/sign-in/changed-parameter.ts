export const changedParameter = "clave-cambiada";
