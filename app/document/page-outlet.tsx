import { useEffect, useState } from "react";
import { Outlet, useNavigation } from "react-router";

/**
 * The page of an application. Each page shown and each form answered is mounted anew, as a new document would be: what
 * was sent well stands in no field again. The focus goes to what is wrong with a form, else to the page.
 */
export function PageOutlet() {
	const page = usePageNumber();
	useEffect(() => {
		if (page === 0) return;
		const wrong = document.querySelector<HTMLElement>("main [role=alert][tabindex]");
		if (wrong) wrong.focus();
		else document.querySelector("main")?.focus({ preventScroll: true });
	}, [page]);
	return <Outlet key={page} />;
}

/** Counts what is loaded; a link within the page loads nothing. */
function usePageNumber(): number {
	const isBusy = useNavigation().state !== "idle";
	const [page, setPage] = useState({ number: 0, isBusy });
	if (page.isBusy !== isBusy) setPage({ number: isBusy ? page.number : page.number + 1, isBusy });
	return page.number;
}
