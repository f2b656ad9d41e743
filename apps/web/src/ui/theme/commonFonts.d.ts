declare module '*.css?common';
