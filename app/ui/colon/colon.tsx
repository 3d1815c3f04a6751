export function Colon() {
	return <i className="colon" aria-hidden="true" />;
}
