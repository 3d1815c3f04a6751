import { useEffect, useState } from "react";
import { Outlet, useMatches, useNavigation } from "react-router";

/**
 * Mounts each page and each answered form anew, as a new document would be. Pages below a layout with
 * `handle = { staysMounted: true }` share what that layout shows.
 */
export function PageOutlet() {
	const number = usePageNumber();
	const staying = useMatches().find(({ handle }) => staysMounted(handle))?.id;
	const page = staying ?? number;
	useEffect(() => {
		if (page === 0 || typeof page === "string") return;
		const wrong = document.querySelector<HTMLElement>("main [role=alert][tabindex]");
		if (wrong) wrong.focus();
		else document.querySelector("main")?.focus({ preventScroll: true });
	}, [page]);
	return <Outlet key={page} />;
}

function staysMounted(handle: unknown): boolean {
	return typeof handle === "object" && handle !== null && "staysMounted" in handle;
}

function usePageNumber(): number {
	const isBusy = useNavigation().state !== "idle";
	const [page, setPage] = useState({ number: 0, isBusy });
	if (page.isBusy !== isBusy) setPage({ number: isBusy ? page.number : page.number + 1, isBusy });
	return page.number;
}
