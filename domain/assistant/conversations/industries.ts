/** The industries, as short as the conversations name them by the hundred. */
export const hotel = "hospitalidad-viajes";
export const building = "real-estate-construccion";
export const shop = "retail-ecommerce";
export const cars = "automotriz-aftermarket";
export const school = "educacion-ong";
