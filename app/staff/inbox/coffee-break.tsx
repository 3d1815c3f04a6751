export function CoffeeBreak() {
	return (
		<svg className="coffee-break" viewBox="0 0 320 240" aria-hidden="true">
			<path fill="var(--sol)" d="M160 0a120 120 0 0 1 120 120v120H160A120 120 0 0 1 160 0z" />
			<path fill="var(--steam)" d="M124 66V45a21 21 0 1 1 21 21z" />
			<path fill="var(--ladrillo)" d="M166 76v21a21 21 0 1 1-21-21z" />
			<path
				fill="var(--cup)"
				d="M81 130h128v26a64 64 0 0 1-128 0zM205 130h8a27 27 0 0 1 0 54h-14v-15h14a12 12 0 0 0 0-24h-8z"
			/>
			<path fill="var(--ladrillo)" d="M0 220h320a20 20 0 0 1-20 20H20a20 20 0 0 1-20-20z" />
		</svg>
	);
}
