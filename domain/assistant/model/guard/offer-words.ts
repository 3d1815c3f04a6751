/** Words that make an offer of a sentence, whatever figures it holds: such a sentence must be the site's own. Plain text. */
export const offers =
	/\b(?:descuent\w*|discount\w*|rebaj\w*|promo|promos|promocion\w*|promotion\w*|ofert[ao]s?|oferta\w*|cupon\w*|coupons?|vouchers?|cash ?back|gratis|gratuit\w*|free|off(?! (?:the|your|hours|season))|freebies?|complimentary|regal\w*|gift\w*|bonus|bono|bonos|garant\w*|guarant\w*|promet\w*|promes\w*|promise[ds]?|comprometemos|reembols\w*|refund\w*|devolvemos|money back|contrato|contract|acordad[oa]s?|acordamos|agreed|pactad[oa]s?|trato hecho|deal|cuesta[ns]?|costar[ai]\w*|costos?|costs?|precios?|pric(?:e[ds]?|ing)|tarifas?|fees?|vale|valen|cobramos|charge[ds]?|barat[oa]s?|cheap\w*|affordable|economic[oa]s?|sin cobro|on the house|no charge|for nothing|lifetime|para siempre|forever|ilimitad\w*|unlimited|we owe|te debemos|ganaste|winner|won|prize|premio|(?:por|corre por) (?:cuenta|parte) nuestra|on us|waiv\w*|exoner\w*|perdonamos|condonamos|no pagas?|pagas? (?:solo|apenas|nada|despues|la|el|un|una)|(?:don't|dont|do not|never|only|just) pay|pay (?:nothing|only|just|later|half|a|less)|(?:dos|2|tres|3) ?(?:por|x) ?(?:uno|1|dos|2)|two for one|buy one|match any|dto|decim[oa]s?|quint[oa]s?|tercios?|thirds?|tenths?|fifths?|asegur\w*|assure\w*|surely|sin falta|certificad[oa]s?|certified|socios? (?:de|oficial\w*)|devolver\w*|devuelv\w*|palitos?|palos?|pesitos?|lucas|contrasenas?|passwords?|(?:numero|number|datos|clave) (?:de|of) (?:tu|su|la|your|the)? ?(?:tarjeta|card)|card (?:number|details)|cvv|codigo de seguridad|pin)\b/;

/** Letters that hide such a word: "d e s c u e n t o", "des-cuento", "DES.CUENTO". Without spaces or marks. */
export const hiddenOffers =
	/descuento|discount|rebaja|gratis|gratuito|garantiz|guarantee|reembols|refund|cashback|porciento|percentoff|cupon|freeofcharge/;

/** Words by which we would bind ourselves to what the visitor said. */
export const commits =
	/\b(?:entreg(?:amos|aremos|ado|ada)|entrega|tendr[aeo]\w*|estara\w*|quedara\w*|empezamos|arrancamos|comenzamos|iniciamos|podemos (?:entreg|hac|dar|dej|ofrec|baj)\w*|quedan? en|salen? en|lograremos|logramos|aumentaremos|aumentamos|subimos|incrementamos|reducimos|te (?:lo|la) (?:damos|dejamos|tenemos)|te (?:damos|dejamos|queda|sale)|alcanza|suficiente|cubre|we'?ll|we (?:will|deliver|start|guarantee|can (?:do|deliver|offer|give|have|start))|will be|you'?ll|you will|delivered|delivery|enough|covers?|increase\w*|boost\w*|reduce\w*|save|ahorr\w*|confirm\w*|agendad\w*|scheduled|booked|reservad\w*)\b/;

/** Where a visitor's money, or a large number of theirs, may be named. */
export const aboutTheirs =
	/\b(?:presupuestos?|inversion|budgets?|investment|personas|empleados|colaboradores|clientes|mensajes|reservas|huespedes|estudiantes|visitas|people|employees|customers|clients|messages|bookings|guests|students|leads)\b/;
