import '@/ui/theme/entrance.css';
import '@/ui/theme/base.css';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { loadCommonFonts } from '@/ui/theme/fonts';
import { App } from './App';

// The Content-Security-Policy forbids compiling code at run time, which zod would try.
z.config({ jitless: true });

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
loadCommonFonts();
