/** The brand's mark: a colon of two pointed circles. Sky asks, brick answers. */
export function Colon() {
	return <i className="colon" aria-hidden="true" />;
}
